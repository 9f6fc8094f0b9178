module example.test/first

go 1.18

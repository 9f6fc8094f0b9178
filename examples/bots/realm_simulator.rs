//! A served realm for tests of Rust clients. One file, standard library only: `mod realm_simulator;`.
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A running server; it ends when it is dropped.
pub struct Realm {
    /// Such as `http://127.0.0.1:40123`.
    pub url: String,
    process: Child,
}

impl Realm {
    /// Starts a server, such as with `&["npx", "realm-simulator"]`.
    pub fn serve(command: &[&str]) -> Realm {
        let mut process = Command::new(command[0])
            .args(&command[1..])
            .args(["serve", "--port", "0", "--quiet", "--end-with", &std::process::id().to_string()])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.split("\"url\":\"").nth(1).and_then(|rest| rest.split('"').next());
        Realm { url: url.expect("the program prints its URL").to_string(), process }
    }

    /// Begins again from a fixture, as JSON.
    pub fn reset(&self, fixture: &str) -> String {
        self.control("POST", "/reset", fixture)
    }

    /// Advances the virtual clock.
    pub fn advance(&self, seconds: u64) -> String {
        self.control("POST", "/clock", &format!("{{\"advance_seconds\":{seconds}}}"))
    }

    /// Plans faults, as JSON.
    pub fn faults(&self, plan: &str) -> String {
        self.control("POST", "/faults", plan)
    }

    /// A request to the control plane; returns the answer as JSON.
    pub fn control(&self, method: &str, path: &str, body: &str) -> String {
        let host = self.url.trim_start_matches("http://");
        let mut stream = TcpStream::connect(host).unwrap();
        let head = format!("{method} /_simulator{path} HTTP/1.0\r\nHost: {host}\r\nContent-Type: application/json");
        write!(stream, "{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, json) = answer.split_once("\r\n\r\n").expect("an answer has a head");
        assert!(head.contains(" 200 "), "{method} {path}: {json}");
        json.to_string()
    }
}

impl Drop for Realm {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

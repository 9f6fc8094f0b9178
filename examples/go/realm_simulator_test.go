// A served realm for tests of Go clients. One file, standard library only: copy it next to your tests, and write the name of
// your package in the next line. TestMain starts one server for all tests of the package and ends it; Reset begins again.
package first

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// realm is the server that the tests of the package share.
var realm *Realm

// TestMain starts the server before the first test, and ends it after the last one.
func TestMain(tests *testing.M) {
	started, err := Serve(command()...)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	realm = started
	code := tests.Run()
	realm.Close()
	os.Exit(code)
}

// command is REALM_SIMULATOR if it is set, else the program on the PATH, else npx.
func command() []string {
	if given := os.Getenv("REALM_SIMULATOR"); given != "" {
		return strings.Fields(given)
	}
	if path, err := exec.LookPath("realm-simulator"); err == nil {
		return []string{path}
	}
	return []string{"npx", "realm-simulator"}
}

// Realm is a running server.
type Realm struct {
	// URL is its address, such as http://127.0.0.1:40123.
	URL string `json:"url"`
	// Accounts are its accounts with their keys.
	Accounts []Account `json:"accounts"`

	process *exec.Cmd
	output  *bufio.Reader
}

// Account is an account of the realm.
type Account struct {
	Email  string `json:"email"`
	APIKey string `json:"api_key"`
	UserID int    `json:"user_id"`
}

// Serve starts a server: Serve("npx", "realm-simulator").
func Serve(command ...string) (*Realm, error) {
	// If the tests end without having closed the server, the server notices it.
	args := append(command[1:len(command):len(command)], "serve", "--port", "0", "--quiet", "--end-with", strconv.Itoa(os.Getpid()))
	realm := &Realm{process: exec.Command(command[0], args...)}
	realm.process.Stderr = os.Stderr
	output, err := realm.process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := realm.process.Start(); err != nil {
		return nil, err
	}
	realm.output = bufio.NewReader(output)
	line, err := realm.output.ReadBytes('\n')
	if err != nil {
		realm.Close()
		return nil, fmt.Errorf("%s serve did not start: %w", strings.Join(command, " "), err)
	}
	return realm, json.Unmarshal(line, realm)
}

// Reset begins again from a fixture: any value whose JSON is a fixture.
func (realm *Realm) Reset(fixture any) error {
	return realm.Control("POST", "/reset", fixture, realm)
}

// APIKey returns the key of an account; the empty text without such an account.
func (realm *Realm) APIKey(email string) string {
	for _, account := range realm.Accounts {
		if account.Email == email {
			return account.APIKey
		}
	}
	return ""
}

// Advance advances the virtual clock.
func (realm *Realm) Advance(seconds int) error {
	return realm.Control("POST", "/clock", map[string]int{"advance_seconds": seconds}, nil)
}

// Faults plans faults; without rules, none is planned.
func (realm *Realm) Faults(rules ...map[string]any) error {
	if len(rules) == 0 {
		return realm.Control("DELETE", "/faults", nil, nil)
	}
	return realm.Control("POST", "/faults", map[string]any{"rules": rules}, nil)
}

// Control sends a request to the control plane, and reads the answer into a value that is not nil.
func (realm *Realm) Control(method, path string, body, answer any) error {
	var sent io.Reader
	if body != nil {
		text, err := json.Marshal(body)
		if err != nil {
			return err
		}
		sent = bytes.NewReader(text)
	}
	request, err := http.NewRequest(method, realm.URL+"/_simulator"+path, sent)
	if err != nil {
		return err
	}
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s %s: %s", method, path, text)
	}
	if answer == nil {
		return nil
	}
	return json.Unmarshal(text, answer)
}

// Close ends the server.
func (realm *Realm) Close() {
	_ = realm.process.Process.Kill()
	// npx ends before what it has started: the output ends with the last process.
	_, _ = io.Copy(io.Discard, realm.output)
	_ = realm.process.Wait()
}

// Package realmsimulator is a served realm for tests of Go clients. One file, standard library only.
package realmsimulator

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os/exec"
)

// Realm is a running server.
type Realm struct {
	URL     string `json:"url"`
	process *exec.Cmd
}

// Serve starts a server: Serve("npx", "realm-simulator").
func Serve(program string, args ...string) (*Realm, error) {
	realm := &Realm{process: exec.Command(program, append(args, "serve", "--port", "0", "--quiet")...)}
	output, err := realm.process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := realm.process.Start(); err != nil {
		return nil, err
	}
	line, err := bufio.NewReader(output).ReadBytes('\n')
	if err != nil {
		realm.Close()
		return nil, fmt.Errorf("%s serve did not start: %w", program, err)
	}
	return realm, json.Unmarshal(line, realm)
}

// Reset begins again from a fixture: any value whose JSON is a fixture.
func (realm *Realm) Reset(fixture any) error {
	return realm.Control("POST", "/reset", fixture, nil)
}

// Advance advances the virtual clock.
func (realm *Realm) Advance(seconds int) error {
	return realm.Control("POST", "/clock", map[string]int{"advance_seconds": seconds}, nil)
}

// Faults plans faults.
func (realm *Realm) Faults(rules ...map[string]any) error {
	return realm.Control("POST", "/faults", map[string]any{"rules": rules}, nil)
}

// Control sends a request to the control plane, and reads the answer into a value that is not nil.
func (realm *Realm) Control(method, path string, body, answer any) error {
	sent, err := json.Marshal(body)
	if err != nil {
		return err
	}
	request, err := http.NewRequest(method, realm.URL+"/_simulator"+path, bytes.NewReader(sent))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil || answer == nil && response.StatusCode == http.StatusOK {
		return err
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s %s: %s", method, path, text)
	}
	return json.Unmarshal(text, answer)
}

// Close ends the server.
func (realm *Realm) Close() {
	_ = realm.process.Process.Kill()
	_ = realm.process.Wait()
}

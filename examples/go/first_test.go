package first

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"
)

const ann = "ann@example.test"

// send is the client of this example; use your own.
func send(content string) (id int, err error) {
	form := url.Values{"type": {"channel"}, "to": {"general"}, "topic": {"lunch"}, "content": {content}}
	request, err := http.NewRequest("POST", realm.URL+"/api/v1/messages", strings.NewReader(form.Encode()))
	if err != nil {
		return 0, err
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	request.SetBasicAuth(ann, realm.APIKey(ann))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return 0, err
	}
	defer response.Body.Close()
	var answer struct {
		ID int `json:"id"`
	}
	err = json.NewDecoder(response.Body).Decode(&answer)
	return answer.ID, err
}

func TestAMessageIsSent(t *testing.T) {
	fixture := map[string]any{
		"users":    []map[string]any{{"email": ann}},
		"channels": []map[string]any{{"name": "general", "subscribers": "all"}},
	}
	if err := realm.Reset(fixture); err != nil {
		t.Fatal(err)
	}
	id, err := send("Hello")
	if err != nil || id != 1 {
		t.Fatalf("the message has the ID %d (%v), not 1", id, err)
	}
}

func TestTheClockAdvances(t *testing.T) {
	if err := realm.Advance(60); err != nil {
		t.Fatal(err)
	}
}

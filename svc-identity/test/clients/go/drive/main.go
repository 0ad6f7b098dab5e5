// Drives every method of gotrue-go against a running service.
//
// Usage: drive URL MAILS_URL ADMIN_TOKEN PASSWORD; 6280000000001 is a number for tests with the code 123456. Prints one JSON object
// a step: {"step", "ok", "detail"}.
package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"time"

	"github.com/supabase-community/gotrue-go"
)

const (
	product   = "https://sabi.test/"
	testPhone = "6280000000001"
	testCode  = "123456"
)

var (
	base     = gotrue.New("project", "key").WithCustomGoTrueURL(os.Args[1]).WithClient(http.Client{Timeout: time.Minute})
	mailsURL = os.Args[2]
	admin    = base.WithToken(os.Args[3])
	password = os.Args[4]
)

type mail struct{ Code, Token string }

func main() {
	steps := []struct {
		name string
		work func() error
	}{
		{"health_and_settings", healthAndSettings},
		{"sign_up_and_verify_by_code", signUpAndVerifyByCode},
		{"sign_up_and_verify_by_link", signUpAndVerifyByLink},
		{"sign_in_and_refresh", signInAndRefresh},
		{"phone", phone},
		{"user", user},
		{"otp_and_magic_link", otpAndMagicLink},
		{"recover", recovery},
		{"reauthenticate", reauthenticate},
		{"logout", logout},
		{"authorize", authorize},
		{"factors", factors},
		{"admin_users", adminUsers},
		{"admin_factors", adminFactors},
		{"admin_links", adminLinks},
		{"admin_audit", adminAudit},
		{"sso_providers", ssoProviders},
		{"saml_is_off", samlIsOff},
	}
	for _, step := range steps {
		line := map[string]any{"step": step.name, "ok": true, "detail": ""}
		if err := step.work(); err != nil {
			line["ok"], line["detail"] = false, err.Error()
		}
		text, _ := json.Marshal(line)
		fmt.Println(string(text))
	}
}

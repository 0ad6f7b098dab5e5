package main

import (
	"crypto/hmac"
	"crypto/sha1"
	"encoding/base32"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/supabase-community/gotrue-go/types"
)

func newEmail() string { return "go-" + uuid.NewString() + "@example.com" }

func newSession() (*types.TokenResponse, error) {
	email := newEmail()
	if _, err := admin.AdminCreateUser(types.AdminCreateUserRequest{Email: email, Password: &password, EmailConfirm: true}); err != nil {
		return nil, err
	}
	return base.SignInWithEmailPassword(email, password)
}

func verifyForUser(request types.VerifyForUserRequest) (*types.Session, error) {
	_, err := base.VerifyForUser(request)
	if err == nil {
		return nil, errors.New("the client takes the answer: read it")
	}
	text, found := strings.CutPrefix(err.Error(), "response status code 200: ")
	if !found {
		return nil, err
	}
	session := &types.Session{}
	return session, json.Unmarshal([]byte(text), session)
}

func followMail(email string, count int, kind types.VerificationType) (*types.VerifyResponse, error) {
	received, err := readMail(email, count)
	if err != nil {
		return nil, err
	}
	return base.Verify(types.VerifyRequest{Type: kind, Token: received.Token, RedirectTo: product})
}

func readMail(address string, count int) (*mail, error) {
	query := url.Values{"address": {address}, "count": {fmt.Sprint(count)}}
	answer, err := http.Get(mailsURL + "?" + query.Encode())
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	received := &mail{}
	return received, json.NewDecoder(answer.Body).Decode(received)
}

func totp(secret string) string {
	key, _ := base32.StdEncoding.WithPadding(base32.NoPadding).DecodeString(secret)
	counter := make([]byte, 8)
	binary.BigEndian.PutUint64(counter, uint64(time.Now().Unix()/30))
	hash := hmac.New(sha1.New, key)
	hash.Write(counter)
	digest := hash.Sum(nil)
	offset := digest[len(digest)-1] & 15
	return fmt.Sprintf("%06d", (binary.BigEndian.Uint32(digest[offset:])&0x7fffffff)%1_000_000)
}

func second[T any](_ T, err error) error { return err }

func expect(code string, err error) error {
	if err == nil {
		return fmt.Errorf("no error where %s was due", code)
	}
	if !strings.Contains(err.Error(), `"`+code+`"`) {
		return fmt.Errorf("another error than %s: %w", code, err)
	}
	return nil
}

func all(conditions ...bool) error {
	for index, holds := range conditions {
		if !holds {
			return fmt.Errorf("condition %d of %d does not hold", index+1, len(conditions))
		}
	}
	return nil
}

package main

import (
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/supabase-community/gotrue-go/types"
)

func healthAndSettings() error {
	health, err := base.HealthCheck()
	if err != nil {
		return err
	}
	settings, err := base.GetSettings()
	if err != nil {
		return err
	}
	return all(health.Name == "GoTrue", settings.External.Email, settings.External.Google, !settings.DisableSignup)
}

func signUpAndVerifyByCode() error {
	email := newEmail()
	signedUp, err := base.Signup(types.SignupRequest{Email: email, Password: password, Data: map[string]any{"city": "Bandung"}})
	if err != nil {
		return err
	}
	if err := all(signedUp.Email == email, signedUp.ConfirmationSentAt != nil, signedUp.AccessToken == ""); err != nil {
		return err
	}
	if err := expect("email_not_confirmed", second(base.SignInWithEmailPassword(email, password))); err != nil {
		return err
	}
	received, err := readMail(email, 1)
	if err != nil {
		return err
	}
	// The client takes no answer but 303 to a POST, which the service, like GoTrue, answers with 200 and the session.
	session, err := verifyForUser(types.VerifyForUserRequest{Type: "signup", Email: email, Token: received.Code, RedirectTo: product})
	if err != nil {
		return err
	}
	return all(session.User.Email == email, session.User.UserMetadata["city"] == "Bandung")
}

func signUpAndVerifyByLink() error {
	email := newEmail()
	if _, err := base.Signup(types.SignupRequest{Email: email, Password: password}); err != nil {
		return err
	}
	session, err := followMail(email, 1, "signup")
	if err != nil {
		return err
	}
	found, err := base.WithToken(session.AccessToken).GetUser()
	if err != nil {
		return err
	}
	used, err := followMail(email, 1, "signup")
	if err != nil {
		return err
	}
	return all(found.Email == email, session.RefreshToken != "", session.ExpiresIn == 3600, used.ErrorCode == "otp_expired", used.Error == "access_denied")
}

func signInAndRefresh() error {
	session, err := newSession()
	if err != nil {
		return err
	}
	refreshed, err := base.RefreshToken(session.RefreshToken)
	if err != nil {
		return err
	}
	again, err := base.Token(types.TokenRequest{GrantType: "refresh_token", RefreshToken: refreshed.RefreshToken})
	if err != nil {
		return err
	}
	if err := all(session.RefreshToken != refreshed.RefreshToken, again.User.ID == session.User.ID, again.ExpiresAt > time.Now().Unix()); err != nil {
		return err
	}
	return expect("invalid_credentials", second(base.SignInWithEmailPassword(session.User.Email, "wrong")))
}

func phone() error {
	if _, err := base.Signup(types.SignupRequest{Phone: testPhone, Password: password}); err != nil {
		return err
	}
	session, err := verifyForUser(types.VerifyForUserRequest{Type: "sms", Phone: testPhone, Token: testCode, RedirectTo: product})
	if err != nil {
		return err
	}
	signedIn, err := base.SignInWithPhonePassword(testPhone, password)
	if err != nil {
		return err
	}
	return all(session.User.Phone == testPhone, signedIn.User.ID == session.User.ID)
}

func user() error {
	session, err := newSession()
	if err != nil {
		return err
	}
	client := base.WithToken(session.AccessToken)
	changed, err := client.UpdateUser(types.UpdateUserRequest{Data: map[string]any{"city": "Medan"}})
	if err != nil {
		return err
	}
	newPassword := password + "-baru"
	if _, err := client.UpdateUser(types.UpdateUserRequest{Password: &newPassword}); err != nil {
		return err
	}
	found, err := client.GetUser()
	if err != nil {
		return err
	}
	if _, err := base.SignInWithEmailPassword(found.Email, newPassword); err != nil {
		return err
	}
	return all(changed.UserMetadata["city"] == "Medan", len(found.Identities) == 1, found.AppMetadata["provider"] == "email")
}

func otpAndMagicLink() error {
	email := newEmail()
	if err := expect("otp_disabled", base.OTP(types.OTPRequest{Email: email})); err != nil {
		return err
	}
	if err := base.OTP(types.OTPRequest{Email: email, CreateUser: true}); err != nil {
		return err
	}
	if _, err := followMail(email, 1, "signup"); err != nil {
		return err
	}
	if err := base.Magiclink(types.MagiclinkRequest{Email: email}); err != nil {
		return err
	}
	session, err := followMail(email, 2, "magiclink")
	if err != nil {
		return err
	}
	return all(session.AccessToken != "")
}

func recovery() error {
	session, err := newSession()
	if err != nil {
		return err
	}
	if err := base.Recover(types.RecoverRequest{Email: session.User.Email}); err != nil {
		return err
	}
	recovered, err := followMail(session.User.Email, 1, "recovery")
	if err != nil {
		return err
	}
	newPassword := password + "-lagi"
	_, err = base.WithToken(recovered.AccessToken).UpdateUser(types.UpdateUserRequest{Password: &newPassword})
	return err
}

func reauthenticate() error {
	session, err := newSession()
	if err != nil {
		return err
	}
	if err := base.WithToken(session.AccessToken).Reauthenticate(); err != nil {
		return err
	}
	received, err := readMail(session.User.Email, 1)
	if err != nil {
		return err
	}
	return all(len(received.Code) == 6)
}

func logout() error {
	session, err := newSession()
	if err != nil {
		return err
	}
	client := base.WithToken(session.AccessToken)
	if err := client.Logout(); err != nil {
		return err
	}
	if err := expect("session_not_found", second(client.GetUser())); err != nil {
		return err
	}
	return expect("refresh_token_not_found", second(base.RefreshToken(session.RefreshToken)))
}

func authorize() error {
	begun, err := base.Authorize(types.AuthorizeRequest{Provider: "google", FlowType: types.FlowPKCE, Scopes: "email"})
	if err != nil {
		return err
	}
	if err := all(strings.Contains(begun.AuthorizationURL, "client_id=web"), begun.Verifier != ""); err != nil {
		return err
	}
	// The client sends `code` where the service, like GoTrue, reads `auth_code`.
	if err := expect("validation_failed", second(base.Token(types.TokenRequest{GrantType: "pkce", Code: uuid.NewString(), CodeVerifier: begun.Verifier}))); err != nil {
		return err
	}
	return expect("validation_failed", second(base.Authorize(types.AuthorizeRequest{Provider: "apple"})))
}

func factors() error {
	session, err := newSession()
	if err != nil {
		return err
	}
	client := base.WithToken(session.AccessToken)
	enrolled, err := client.EnrollFactor(types.EnrollFactorRequest{FactorType: types.FactorTypeTOTP, FriendlyName: "phone"})
	if err != nil {
		return err
	}
	challenge, err := client.ChallengeFactor(types.ChallengeFactorRequest{FactorID: enrolled.ID})
	if err != nil {
		return err
	}
	verified, err := client.VerifyFactor(types.VerifyFactorRequest{FactorID: enrolled.ID, ChallengeID: challenge.ID, Code: totp(enrolled.TOTP.Secret)})
	if err != nil {
		return err
	}
	removed, err := base.WithToken(verified.AccessToken).UnenrollFactor(types.UnenrollFactorRequest{FactorID: enrolled.ID})
	if err != nil {
		return err
	}
	return all(challenge.ExpiresAt.After(time.Now()), verified.User.ID == session.User.ID, removed.ID == enrolled.ID)
}

package main

import (
	"net/http"
	"strings"
	"time"

	"github.com/supabase-community/gotrue-go/types"
)

func adminUsers() error {
	email := newEmail()
	created, err := admin.AdminCreateUser(types.AdminCreateUserRequest{Email: email, Password: &password, EmailConfirm: true})
	if err != nil {
		return err
	}
	ban := types.BanDurationTime(time.Hour)
	banned, err := admin.AdminUpdateUser(types.AdminUpdateUserRequest{UserID: created.ID, BanDuration: &ban, AppMetadata: map[string]any{"team": "a"}})
	if err != nil {
		return err
	}
	if err := expect("user_banned", second(base.SignInWithEmailPassword(email, password))); err != nil {
		return err
	}
	none := types.BanDurationNone()
	if _, err := admin.AdminUpdateUser(types.AdminUpdateUserRequest{UserID: created.ID, BanDuration: &none}); err != nil {
		return err
	}
	found, err := admin.AdminGetUser(types.AdminGetUserRequest{UserID: created.ID})
	if err != nil {
		return err
	}
	listed, err := admin.AdminListUsers()
	if err != nil {
		return err
	}
	if err := admin.AdminDeleteUser(types.AdminDeleteUserRequest{UserID: created.ID}); err != nil {
		return err
	}
	if err := expect("user_not_found", second(admin.AdminGetUser(types.AdminGetUserRequest{UserID: created.ID}))); err != nil {
		return err
	}
	return all(banned.BannedUntil != nil, found.BannedUntil == nil, found.AppMetadata["team"] == "a", len(listed.Users) > 0)
}

func adminFactors() error {
	session, err := newSession()
	if err != nil {
		return err
	}
	enrolled, err := base.WithToken(session.AccessToken).EnrollFactor(types.EnrollFactorRequest{FactorType: types.FactorTypeTOTP})
	if err != nil {
		return err
	}
	renamed, err := admin.AdminUpdateUserFactor(types.AdminUpdateUserFactorRequest{UserID: session.User.ID, FactorID: enrolled.ID, FriendlyName: "tablet"})
	if err != nil {
		return err
	}
	listed, err := admin.AdminListUserFactors(types.AdminListUserFactorsRequest{UserID: session.User.ID})
	if err != nil {
		return err
	}
	if err := admin.AdminDeleteUserFactor(types.AdminDeleteUserFactorRequest{UserID: session.User.ID, FactorID: enrolled.ID}); err != nil {
		return err
	}
	return all(renamed.FriendlyName == "tablet", len(listed.Factors) == 1, listed.Factors[0].ID == enrolled.ID)
}

func adminLinks() error {
	email := newEmail()
	invited, err := admin.Invite(types.InviteRequest{Email: email, Data: map[string]any{"team": "a"}})
	if err != nil {
		return err
	}
	accepted, err := followMail(email, 1, "invite")
	if err != nil {
		return err
	}
	link, err := admin.AdminGenerateLink(types.AdminGenerateLinkRequest{Type: types.LinkTypeMagicLink, Email: email, RedirectTo: product})
	if err != nil {
		return err
	}
	entered, err := base.Verify(types.VerifyRequest{Type: "magiclink", Token: link.HashedToken, RedirectTo: product})
	if err != nil {
		return err
	}
	return all(invited.InvitedAt != nil, accepted.AccessToken != "", entered.AccessToken != "", link.VerificationType == "magiclink", strings.Contains(link.ActionLink, link.HashedToken))
}

func adminAudit() error {
	if err := expect("no_authorization", second(base.AdminAudit(types.AdminAuditRequest{}))); err != nil {
		return err
	}
	page, err := admin.AdminAudit(types.AdminAuditRequest{Page: 1, PerPage: 2})
	if err != nil {
		return err
	}
	logins, err := admin.AdminAudit(types.AdminAuditRequest{Query: &types.AuditQuery{Column: "action", Value: "login"}})
	if err != nil {
		return err
	}
	return all(len(page.Logs) == 2, page.TotalCount > 2, page.NextPage == 2, len(logins.Logs) > 0, logins.Logs[0].Payload["action"] == "login")
}

const metadata = `<?xml version="1.0"?><EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://login.example.com"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://login.example.com/sso"/></IDPSSODescriptor></EntityDescriptor>`

func ssoProviders() error {
	created, err := admin.AdminCreateSSOProvider(types.AdminCreateSSOProviderRequest{Type: "saml", MetadataXML: metadata, Domains: []string{"example.com"}})
	if err != nil {
		return err
	}
	updated, err := admin.AdminUpdateSSOProvider(types.AdminUpdateSSOProviderRequest{ProviderID: created.ID, Type: "saml", MetadataXML: metadata, Domains: []string{"example.org"}})
	if err != nil {
		return err
	}
	found, err := admin.AdminGetSSOProvider(types.AdminGetSSOProviderRequest{ProviderID: created.ID})
	if err != nil {
		return err
	}
	listed, err := admin.AdminListSSOProviders()
	if err != nil {
		return err
	}
	if _, err := admin.AdminDeleteSSOProvider(types.AdminDeleteSSOProviderRequest{ProviderID: created.ID}); err != nil {
		return err
	}
	return all(updated.ID == created.ID, found.SSODomains[0].Domain == "example.org", len(listed.Providers) == 1)
}

func samlIsOff() error {
	if err := expect("saml_provider_disabled", second(base.SAMLMetadata())); err != nil {
		return err
	}
	request, err := http.NewRequest(http.MethodPost, product, strings.NewReader("SAMLResponse=x"))
	if err != nil {
		return err
	}
	answer, err := base.SAMLACS(request)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	// The client mixes up method and path of this one: nothing is sent.
	_, err = base.SSO(types.SSORequest{Domain: "example.com", SkipHTTPRedirect: true})
	return all(answer.StatusCode >= 400, answer.StatusCode < 500, err != nil)
}

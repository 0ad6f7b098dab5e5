import { screen, within } from '@testing-library/react';
import { renderPart } from '../../testing/render-part';
import { events } from '../../content/events';
import { teamPeople, teamGroups } from './content/team-people';
import { TeamPage } from './team-page';
import teamEn from '../../locales/en/team.json';
import teamId from '../../locales/id/team.json';

test.each(['en', 'id'] as const)('shows who does what, group by group, in %s', (language) => {
  renderPart(TeamPage, { path: '/sabi-team', language });
  const title = language === 'en' ? teamEn.people.title : teamId.people.title;
  const people = within(screen.getByRole('region', { name: title }));
  expect(people.getAllByRole('list')).toHaveLength(teamGroups.length);
  for (const { name, role } of teamGroups.flatMap((group) => teamPeople[group])) {
    expect(people.getByText(name).closest('li')?.textContent).toBe(`${name}${role[language]}`);
  }
  expect(people.getByText(language === 'en' ? /invented/ : /rekaan/)).toBeTruthy();
});

test('who hosts events from the team has one role, there and here', () => {
  const team = new Map(
    teamGroups.flatMap((group) => teamPeople[group]).map(({ name, role }) => [name, role]),
  );
  const hosts = events.map(({ host }) => host).filter(({ name }) => team.has(name));
  expect(hosts.length).toBeGreaterThan(0);
  for (const { name, role } of hosts) expect(team.get(name)).toEqual(role);
});

test('leads to the contact page', () => {
  renderPart(TeamPage, { path: '/sabi-team' });
  for (const name of ['Write to us', 'Contact us'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/contact-us');
});

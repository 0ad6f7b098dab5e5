import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, use, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Tab, TabList, TabPanel, Tabs, type TabsProps } from '.';

function Example({
  withAddresses = false,
  orientation,
}: Partial<Pick<TabsProps, 'orientation'>> & { withAddresses?: boolean }) {
  const [value, setValue] = useState('first');
  const names = ['first', 'second', 'third'];
  return (
    <Tabs value={value} onValueChange={setValue} {...(orientation && { orientation })}>
      <TabList label="Things">
        {names.map((name) => (
          <Tab key={name} value={name} {...(withAddresses && { href: `?panel=${name}` })}>
            {name}
          </Tab>
        ))}
      </TabList>
      {names.map((name) => (
        <TabPanel key={name} value={name}>
          About {name}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const panel = () => screen.getByRole('tabpanel');
const tab = (name: string) => screen.getByRole('tab', { name });

test('one panel is shown, and named by its tab', async () => {
  render(<Example />);
  expect(screen.getByRole('tablist', { name: 'Things' })).toBeTruthy();
  expect(panel().textContent).toBe('About first');
  await userEvent.click(tab('second'));
  expect(screen.getByRole('tabpanel', { name: 'second' }).textContent).toBe('About second');
  expect(tab('second').getAttribute('aria-controls')).toBe(panel().id);
});

test.each([false, true])(
  'arrow keys select, round the ends; tabs with addresses: %s',
  async (withAddresses) => {
    render(<Example withAddresses={withAddresses} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('first'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(panel().textContent).toBe('About third');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(panel().textContent).toBe('About second');
    await userEvent.tab();
    expect(document.activeElement).toBe(panel());
  },
);

test('a click on the tab that is still shown takes back a choice whose panel is loading', async () => {
  let arrive!: (text: string) => void;
  const text = new Promise<string>((resolve) => (arrive = resolve));
  const Panel = ({ name }: { name: string }) => (name === 'slow' ? use(text) : `About ${name}`);
  function Loading() {
    const [value, setValue] = useState('shown');
    const select = (next: string) => startTransition(() => setValue(next)); // as the router does
    return (
      <Tabs value={value} onValueChange={select}>
        <TabList label="Things">
          <Tab value="shown">shown</Tab>
          <Tab value="slow">slow</Tab>
        </TabList>
        <TabPanel value={value}>
          <Panel name={value} />
        </TabPanel>
      </Tabs>
    );
  }
  render(<Loading />);
  await act(async () => fireEvent.click(tab('slow')));
  expect(panel().textContent).toBe('About shown');
  await act(async () => fireEvent.click(tab('shown')));
  await act(async () => arrive('About slow'));
  expect(panel().textContent).toBe('About shown');
});

test('Home and End lead to the ends; keys with a modifier and arrows across do nothing', async () => {
  render(<Example orientation="vertical" />);
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(panel().textContent).toBe('About third');
  await userEvent.keyboard('{ArrowRight}{Control>}{Home}{/Control}');
  expect(panel().textContent).toBe('About third');
  await userEvent.keyboard('{Home}{ArrowDown}');
  expect(document.activeElement).toBe(tab('second'));
  expect(tab('second').getAttribute('aria-selected')).toBe('true');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test('the space bar selects a tab with an address, and does not scroll the page', async () => {
  render(<Example withAddresses />);
  act(() => tab('third').focus());
  expect(fireEvent.keyDown(tab('third'), { key: ' ' })).toBe(false);
  expect(panel().textContent).toBe('About third');
});

test("a plain click on a tab with an address goes nowhere, one for a new tab is the browser's", async () => {
  render(<Example withAddresses />);
  const user = userEvent.setup();
  const leaving: boolean[] = [];
  const listener = (event: Event) => {
    leaving.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', listener);
  await user.click(tab('third'));
  await user.keyboard('{Control>}');
  await user.click(tab('second'));
  document.removeEventListener('click', listener);
  expect(leaving).toEqual([false, true]);
  expect(panel().textContent).toBe('About third');
});

test('the server sends every panel, tabs with addresses as links, and nothing only script could work', () => {
  const html = renderToString(<Example withAddresses />);
  for (const name of ['first', 'second', 'third']) {
    expect(html).toContain(`href="?panel=${name}"`);
    expect(html).toContain(`About <!-- -->${name}`);
  }
  expect(renderToString(<Example />)).not.toMatch(/<button|<a |role=|style=/);
});

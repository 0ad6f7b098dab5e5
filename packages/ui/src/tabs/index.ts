export { Tab, type TabProps } from './tab';
export { TabList } from './tab-list';
export { TabPanel, Tabs, type TabsProps } from './tabs';

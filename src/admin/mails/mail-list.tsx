import { Link } from 'react-router';
import type { Mail } from '../../contract/accounts.ts';
import { listPath } from '../frame/noun.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SearchField } from '../list/search-field.tsx';
import { Moment } from '../parts/moment.tsx';
import { MAIL_STATES, MailState } from './mail-words.tsx';
import { WhatHappened } from './what-happened.tsx';

const REFRESH_MS = 15_000;

const COLUMNS: readonly Column<Mail>[] = [
  {
    label: 'To',
    names: true,
    minWidth: '14rem',
    cell: ({ recipient }) => <Link to={listPath('people', { search: recipient })}>{recipient}</Link>,
  },
  { label: 'Subject', cell: ({ subject }) => subject },
  { label: 'State', cell: (mail) => <MailState mail={mail} /> },
  { label: 'Written', spare: true, cell: ({ queued_at }) => <Moment at={queued_at} withTime /> },
  { label: 'What happened', cell: (mail) => <WhatHappened mail={mail} /> },
];

const FILTERS = (
  <FilterBar>
    <SearchField label="Recipient's address" />
    <ChoiceFilter name="state" label="State" all="All mails" choices={MAIL_STATES} />
  </FilterBar>
);

export default function MailList() {
  return (
    <ListScreen<Mail>
      title="Mails"
      counted={(count) => (count === 1 ? '1 mail' : `${count.toLocaleString('en')} mails`)}
      columns={COLUMNS}
      filters={FILTERS}
      empty="No mail has been written yet. The first one goes out when somebody signs up."
      refreshMs={REFRESH_MS}
    />
  );
}

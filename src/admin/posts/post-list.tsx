import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { EDIT_STATUSES } from '../../contract/edits/statuses.ts';
import { TOPIC_LABELS } from '../../contract/article-topics.ts';
import type { StaffPost, StaffPostOrdering } from '../../contract/posts.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { Column } from '../list/column.ts';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { SearchField } from '../list/search-field.tsx';
import { Moment } from '../parts/moment.tsx';
import { Status, statusChoices } from '../parts/status.tsx';
import { Tag } from '../parts/tag.tsx';
import { CopyPost, NewPost } from './begin-post.tsx';

/** Type check: only fields that the API can sort by. */
const by = (sort: StaffPostOrdering): string => sort;

const COLUMNS: readonly Column<StaffPost>[] = [
  {
    label: 'Post',
    names: true,
    minWidth: '11rem',
    sort: by('title'),
    cell: ({ id, title, sample }) => (
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Link to={`/posts/${id}`}>{title}</Link>
        {sample && <Tag tone="plain">Sample</Tag>}
      </Box>
    ),
  },
  { label: 'Status', cell: (post) => <Status status={post.status} at={post.published_at} /> },
  { label: 'Topic', cell: ({ topic }) => TOPIC_LABELS[topic] },
  {
    label: 'Published',
    sort: by('published_at'),
    firstOrder: 'DESC',
    cell: ({ published_at }) => <Moment at={published_at} never="Never" />,
  },
  {
    label: 'Changed',
    sort: by('changed_at'),
    firstOrder: 'DESC',
    cell: ({ changed_at, changed_by }) => (
      <>
        <Moment at={changed_at} withTime />
        {changed_by && ` by ${changed_by}`}
      </>
    ),
  },
  { label: 'Copy', acts: true, cell: (post) => <CopyPost post={post} /> },
];

const FILTERS = (
  <FilterBar>
    <SearchField label="Title or author" />
    <ChoiceFilter name="status" label="Status" all="All" choices={statusChoices(EDIT_STATUSES)} />
    <ChoiceFilter
      name="topic"
      label="Topic"
      all="All topics"
      choices={Object.entries(TOPIC_LABELS).map(([value, label]) => ({ value, label }))}
    />
  </FilterBar>
);

export default function PostList() {
  return (
    <ListScreen<StaffPost>
      title="Posts"
      counted={(count) => (count === 1 ? '1 post' : `${count.toLocaleString('en')} posts`)}
      columns={COLUMNS}
      filters={FILTERS}
      actions={<NewPost />}
      empty="There is no post yet. Write the first one with 'New post'."
    />
  );
}

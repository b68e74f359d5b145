/* oxlint-disable react/no-array-index-key -- a document is drawn once and never reordered */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { colors } from '../../theme/colors.ts';
import type { Block, Span, WordText } from './word-text.ts';

/** The text of a Word document. React makes every word of it a text node: nothing in it can become an element or a link. */
export function WordPage({ name, text }: { name: string; text: WordText }) {
  return (
    // Focusable, so that the arrow keys scroll it.
    <Box
      tabIndex={0}
      role="group"
      aria-label={name}
      sx={{ overflow: 'auto', maxHeight: '68vh', p: { xs: 1, sm: 2 } }}
    >
      <Alert severity="info" sx={{ maxWidth: '48rem', mx: 'auto', mb: 2 }}>
        Only the text is shown, without pictures and page layout. Download it to see it as it was written.
      </Alert>
      <Box
        sx={{
          maxWidth: '48rem',
          mx: 'auto',
          p: { xs: 2, sm: 4 },
          backgroundColor: colors.white,
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
        }}
      >
        <Blocks blocks={text.blocks} />
        {text.blocks.length === 0 && <Typography color="textSecondary">There is no text in it.</Typography>}
        {text.cut && <Alert severity="info">It goes on: download it to read the rest.</Alert>}
      </Box>
    </Box>
  );
}

const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, at) => <Part key={at} {...block} />);

function Part(block: Block) {
  if (block.kind === 'table') return <Table rows={block.rows} />;
  const words = block.spans.map((span, at) => <Words key={at} {...span} />);
  if (block.kind === 'heading')
    return (
      // Not a heading of our page.
      <Typography sx={{ fontWeight: 700, fontSize: block.level === 1 ? '1.25rem' : '1.1rem', mt: 2, mb: 1 }}>
        {words}
      </Typography>
    );
  if (block.kind === 'item')
    return (
      <Typography sx={{ pl: Math.min(block.level, 6) * 2.5, textIndent: '-1rem', mb: 0.5 }}>
        • {words}
      </Typography>
    );
  return <Typography sx={{ minHeight: '1em', mb: 1 }}>{words}</Typography>;
}

const Words = ({ text, bold, italic, underlined }: Span) => (
  <Box
    component="span"
    sx={{
      fontWeight: bold ? 700 : undefined,
      fontStyle: italic ? 'italic' : undefined,
      textDecoration: underlined ? 'underline' : undefined,
    }}
  >
    {text}
  </Box>
);

function Table({ rows }: { rows: readonly Block[][][] }) {
  return (
    <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%', mb: 1 }}>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((blocks, cell) => (
              <Box
                component="td"
                key={cell}
                sx={{ border: `1px solid ${colors.line}`, p: 1, verticalAlign: 'top' }}
              >
                <Blocks blocks={blocks} />
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

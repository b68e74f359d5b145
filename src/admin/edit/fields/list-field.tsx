import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import type { Json } from '../../../contract/edits/changes.ts';
import { stepTo } from '../../../contract/edits/paths.ts';
import type { FieldOf } from '../../../contract/forms/field.ts';
import { newKey } from '../../../contract/new-key.ts';
import { moved } from '../../parts/sorting/order.ts';
import { SortableList } from '../../parts/sorting/sortable-list.tsx';
import { emptyOf, filledOf } from '../store/empty.ts';
import { inputId, nothing, useFault, useForm, useValue } from '../store/use-form.ts';
import { Fault } from './fault.tsx';
import { focusInItem, itemId } from './focus-in-item.ts';
import type { FieldProps } from './field-slot.tsx';
import { ListItem } from './list-item.tsx';
import { useItemKeys } from './use-item-keys.ts';

const NONE: readonly Json[] = [];

/** A list inside a form, with its name. */
export function ListField({ field, path }: FieldProps<FieldOf<'list'>>) {
  return (
    <Box role="group" aria-label={field.label} id={inputId(path)} tabIndex={-1} sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{field.label}</Typography>
      {field.help !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {field.help}
        </Typography>
      )}
      <ListBody field={field} path={path} />
    </Box>
  );
}

/** The items of a list, and the button that adds one. */
export function ListBody({ field, path }: FieldProps<FieldOf<'list'>>) {
  const { store, readOnly } = useForm();
  const value = useValue(path);
  const items = Array.isArray(value) ? (value as readonly Json[]) : NONE;
  const { keys, changed } = useItemKeys(items);
  const { item, itemName, least, most } = field;
  const isFull = most !== null && items.length >= most;
  /** Its items can only be changed and moved. */
  const isFixed = isFull && least === most;
  const set = (next: readonly Json[], nextKeys: readonly string[]) => {
    changed(nextKeys);
    store.set(path, next.length === 0 && field.empty !== null ? nothing(field) : next);
  };
  const add = () => {
    const made = filledOf(item) ?? emptyOf(item) ?? null;
    const step = stepTo(made, items.length);
    set([...items, made], [...keys, newKey()]);
    store.reveal([...path, step]);
    focusInItem(path, items.length);
  };
  const shown = items.map((each, at) => ({ key: keys[at]!, value: each }));
  return (
    <>
      <Fault text={useFault(path)} />
      {items.length === 0 && <Typography color="textSecondary">None yet.</Typography>}
      <SortableList
        label={field.label}
        items={shown}
        nameOf={(_item, at) => `${itemName} ${at + 1}`}
        onMove={(from, to) => set(moved(items, from, to), moved(keys, from, to))}
        {...(!readOnly &&
          !isFixed && {
            onRemove: (at: number) => set(items.toSpliced(at, 1), keys.toSpliced(at, 1)),
            onRestore: (each: (typeof shown)[number], at: number) =>
              set(items.toSpliced(at, 0, each.value), keys.toSpliced(at, 0, each.key)),
          })}
      >
        {({ value: each }, at, controls) => (
          <div id={itemId(path, at)}>
            <ListItem
              field={item}
              path={[...path, stepTo(each, at)]}
              name={`${capital(itemName)} ${at + 1}`}
              controls={readOnly ? null : controls}
            />
          </div>
        )}
      </SortableList>
      {!readOnly && !isFixed && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<Plus size={18} />}
            disabled={isFull}
            onClick={add}
          >
            Add {itemName}
          </Button>
          {isFull && <Typography color="textSecondary">There may be at most {most}.</Typography>}
        </Box>
      )}
    </>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

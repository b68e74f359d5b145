import { useGetIdentity } from 'react-admin';
import { intakeMonth, intakeName } from '../../contract/intakes.ts';
import { useToday } from '../frame/use-today.ts';
import { useColleagues } from '../follow-up/use-colleagues.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { useFilter } from '../list/use-filter.ts';

/** Limits the list to the cases of one colleague. 'Mine' is everybody's own, also in a link that was sent on. */
export function CounselorFilter() {
  const colleagues = useColleagues();
  const me = useGetIdentity().data?.id;
  const choices = [
    { value: 'me', label: 'Mine' },
    { value: 'none', label: 'Nobody' },
    ...colleagues.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return <ChoiceFilter name="counselor" label="Counselor" all="All" choices={choices} />;
}

/** Months back and ahead that students choose from. */
const [BACK, AHEAD] = [6, 24];

/** Limits the list to a first month of study. */
export function IntakeFilter() {
  const { chosen } = useFilter('intake');
  const [year = 0, month = 1] = useToday().split('-').map(Number);
  const months = Array.from({ length: BACK + AHEAD }, (_, at) => {
    const nth = year * 12 + month - 1 - BACK + at;
    return intakeMonth(Math.floor(nth / 12), (nth % 12) + 1);
  });
  const all = chosen === '' || months.includes(chosen) ? months : [chosen, ...months];
  const choices = all.map((value) => ({ value, label: intakeName(value) ?? value }));
  return <ChoiceFilter name="intake" label="Intake" all="All" choices={choices} />;
}

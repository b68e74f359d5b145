import { useQuery } from '@tanstack/react-query';
import { intakeMonth, intakeName } from '../../../contract/intakes.ts';
import { SelectField } from '../../enquiries/select-field.tsx';
import { call } from '../../frame/api.ts';

interface IntakeChoiceProps {
  /** Id of the course. */
  course: number;
  value: string;
  fault: string | undefined;
  onChange: (intake: string) => void;
}

/** The intakes of a course that are still open. */
export function IntakeChoice({ course, value, fault, onChange }: IntakeChoiceProps) {
  const { data } = useQuery({
    queryKey: ['course-intakes', course],
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      call('GET /api/app/course-info/{id}', { params: { id: String(course) }, signal }),
  });
  const open = (data?.intakes ?? []).filter((intake) => intake.open);
  return (
    <SelectField
      label="Intake"
      value={value}
      none="Not decided"
      fault={fault}
      onChange={onChange}
      choices={open.map(({ year, month }) => {
        const value = intakeMonth(year, month);
        return { value, label: intakeName(value) ?? value };
      })}
    />
  );
}

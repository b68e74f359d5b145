import { Check, Circle } from 'lucide-react';
import { PASSWORD_RULES } from '../../../contract/account-rules.ts';
import { Icon } from '../../../ui/icon.tsx';
import './account-form.css';

/** The password rules, checked off while typing. `id` is for the field's aria-describedby. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <div id={id} className="password-rules">
      <p>A password needs</p>
      <ul>
        {PASSWORD_RULES.map(({ short, met }) => {
          const done = met(password);
          return (
            <li key={short} data-met={done || undefined}>
              <Icon of={done ? Check : Circle} />
              {short}
              {done && <span className="visually-hidden">, done</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

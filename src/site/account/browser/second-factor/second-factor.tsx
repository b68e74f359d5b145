import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Profile, SecondFactorSetup } from '../../../../contract/accounts.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Result } from '../result.tsx';
import { Section } from '../section.tsx';
import { AskPassword } from './ask-password.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import './second-factor.css';
import { TurnOff } from './turn-off.tsx';

/** Step in setting up or turning off the second factor. */
type Step =
  | { at: 'rest'; said: string | null }
  | { at: 'password' }
  | { at: 'code'; setup: SecondFactorSetup }
  | { at: 'recovery codes'; codes: readonly string[] }
  | { at: 'turn off' };

const START: Step = { at: 'rest', said: null };

const LEAD =
  'You log in with your password and a code from an app on your phone. Then somebody who finds out your password still can’t log in.';

/** For staff: set up a second factor, store its recovery codes, turn it off. */
export function SecondFactor({
  profile,
  onChange,
}: {
  profile: Profile;
  onChange: (profile: Profile) => void;
}) {
  const [step, setStep] = useState<Step>(START);
  const rest = (said: string | null = null) => setStep({ at: 'rest', said });
  const on = profile.second_factor;
  return (
    <Section
      id="second-factor"
      title={
        <>
          Second factor <Badge tone={on ? 'pine' : 'plain'}>{on ? 'On' : 'Off'}</Badge>
        </>
      }
      lead={LEAD}
    >
      <Panel key={step.at} entered={step !== START}>
        {step.at === 'rest' && (
          <>
            {step.said && <Result tone="success" title={step.said} />}
            <Button
              variant="secondary"
              className="settings-submit"
              onClick={() => setStep({ at: on ? 'turn off' : 'password' })}
            >
              {on ? 'Turn off' : 'Set up'}
            </Button>
          </>
        )}
        {step.at === 'password' && (
          <AskPassword onSetup={(setup) => setStep({ at: 'code', setup })} onCancel={() => rest()} />
        )}
        {step.at === 'code' && (
          <ConfirmCode
            setup={step.setup}
            onConfirmed={(codes) => {
              onChange({ ...profile, second_factor: true });
              setStep({ at: 'recovery codes', codes });
            }}
            onCancel={() => rest()}
          />
        )}
        {step.at === 'recovery codes' && (
          <RecoveryCodes
            codes={step.codes}
            onDone={() =>
              rest(
                'The second factor is on. From now on we ask for a code at every login. Your other devices are logged out.',
              )
            }
          />
        )}
        {step.at === 'turn off' && (
          <TurnOff
            onOff={() => {
              onChange({ ...profile, second_factor: false });
              rest('The second factor is off. You can delete its entry in your app.');
            }}
            onCancel={() => rest()}
          />
        )}
      </Panel>
    </Section>
  );
}

/**
 * One step. The button that led here no longer exists, so the focus moves here, unless a result inside has taken it.
 */
function Panel({ entered, children }: { entered: boolean; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (entered && !panel.current?.contains(document.activeElement))
      panel.current?.querySelector<HTMLElement>('[data-begin], input, button')?.focus();
  }, [entered]);
  return (
    <div ref={panel} className="settings-part">
      {children}
    </div>
  );
}

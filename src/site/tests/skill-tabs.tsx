import { SKILLS, type TestGuide } from '../../content/tests/index.ts';
import { TermList } from '../reading/points.tsx';

const LABELS = { listening: 'Listening', writing: 'Writing', speaking: 'Speaking', reading: 'Reading' };

/** Links to four parts; browser/skill-tabs.ts turns them into tabs. */
export function SkillTabs({ skills }: { skills: TestGuide['skills'] }) {
  return (
    <div data-tabs>
      <div className="tabs" aria-label="Skills">
        {SKILLS.map((skill) => (
          <a key={skill} id={`tab-${skill}`} href={`#${skill}`} className="tab">
            {LABELS[skill]}
          </a>
        ))}
      </div>
      {SKILLS.map((skill) => {
        const { length, tasks, practise } = skills[skill];
        return (
          <section key={skill} id={skill} className="skill-panel" aria-labelledby={`tab-${skill}`}>
            <h3>
              {LABELS[skill]}: {length}
            </h3>
            <TermList rows={tasks} />
            <h4>Practise</h4>
            <ul className="mark-list">
              {practise.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

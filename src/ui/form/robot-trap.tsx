import type { Ref } from 'react';
import { robotTrapField } from '#shared/api/submission.ts';
import styles from './form.module.css';

/**
 * A checkbox that no person sees; whoever ticks it is a program that ticks everything. Not a text field: browsers and
 * password managers fill hidden ones that look like a name, a company or a website, and the person is taken for a robot.
 * They fill no checkbox, and nothing that is not displayed.
 */
export function RobotTrap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles['robot-trap']} aria-hidden="true">
      <label>
        <input ref={ref} type="checkbox" name={robotTrapField} tabIndex={-1} autoComplete="off" />
        <span>Leave this unticked</span>
      </label>
    </div>
  );
}

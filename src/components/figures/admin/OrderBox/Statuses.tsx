import React from 'react';
import {MarkBadge} from '../../frame/marks';
import {useBox} from './context';
import type {Status} from './model';
import styles from './styles.module.css';

/** Times as the plugin prints them, newest first. */
const times: Record<Status, string> = {
  received: '18:20 13.03.2026',
  created: '14:06 12.03.2026',
  accepted: '14:05 12.03.2026',
};

/** The newest status; a click shows the older ones (templates/statuses.php). */
export default function Statuses() {
  const {box, words, update} = useBox();
  const [newest, ...older] = box.statuses;
  if (!newest) {
    return null;
  }
  return (
    <div className={styles.statuses}>
      <div>
        {times[newest]} <MarkBadge id="status" />
      </div>
      <button
        type="button"
        className={styles.status}
        aria-expanded={box.statusesOpen}
        aria-label={`${words[`status.${newest}`]}. ${words.statusToggle}`}
        onClick={() => update((now) => ({...now, statusesOpen: !now.statusesOpen}))}
      >
        <b>{words[`status.${newest}`]}</b>
        <span className={styles.arrow} aria-hidden="true" />
      </button>
      {box.statusesOpen && (
        <ul className={styles.older}>
          {older.map((status) => (
            <li key={status}>
              {times[status]}
              <br />
              <b>{words[`status.${status}`]}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

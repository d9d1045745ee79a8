import React, {useCallback, useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CopyButton from './CopyButton';
import LiveRegion from '../../ui/LiveRegion';
import type {CommonWords} from './define';
import {ToolContext} from './context';
import styles from './styles.module.css';
import type {ToolState} from './useToolInput';
import {useSettled} from './useSettled';

interface Props<Input> {
  /** Id of the heading above the tool on its page, such as `parcel-tool`; links go there. */
  anchor: string;
  words: CommonWords & {title: string};
  state: ToolState<Input>;
  /** The result in one sentence: shown, and announced once it no longer changes. */
  headline: string;
  /** The whole result as a text to copy. */
  text: () => string;
  fields: ReactNode;
  /** All results of the tool as text, for readers without JavaScript, instead of a worked example. */
  plain?: ReactNode;
  /** The detailed result. */
  children?: ReactNode;
}

/**
 * The frame of a tool: fields, result, and the actions on both. The server's HTML is a complete worked
 * example, its fields disabled until hydration.
 */
export default function Tool<Input>({anchor, words, state, headline, text, fields, plain, children}: Props<Input>) {
  const interactive = useIsBrowser();
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback((field: string, is: boolean) => {
    setRefused((now) => {
      if (now.has(field) === is) {
        return now;
      }
      const next = new Set(now);
      return next.delete(field) ? next : next.add(field);
    });
  }, []);
  const context = useMemo(() => ({words, report}), [words, report]);
  const announced = useSettled(headline, state.touched);

  const link = () => {
    const {origin, pathname} = window.location;
    const query = state.query();
    return `${origin}${pathname}${query && `?${query}`}#${anchor}`;
  };

  return (
    <ToolContext value={context}>
      {/* A group, not a landmark: a page may show a tool more than once. */}
      <div
        role="group"
        className={styles.tool}
        aria-label={words.title}
        data-tool={anchor}
        data-becomes-operable=""
        data-search-ignore=""
      >
        {plain ? (
          // Browsers with JavaScript ignore it: no content is repeated, and nothing moves.
          <noscript>
            <div className={styles.plain}>{plain}</div>
          </noscript>
        ) : (
          <p className={styles.noScript}>{words.noScript}</p>
        )}
        {state.ignored.length > 0 && (
          <div className={styles.ignored} role="alert">
            {words.ignored}
            <ul>
              {state.ignored.map(({key, value, reason}, index) => (
                <li key={index}>
                  <code>
                    {key}={value}
                  </code>{' '}
                  — {words[`ignored.${reason}`]}
                </li>
              ))}
            </ul>
          </div>
        )}
        <fieldset
          className={clsx(styles.form, plain && styles.scripted)}
          disabled={!interactive}
          key={state.generation}
        >
          {fields}
        </fieldset>
        <div className={clsx(styles.result, plain && styles.scripted)}>
          <p className={styles.over}>{words.result}</p>
          <p className={styles.headline}>{headline}</p>
          {refused.size > 0 && <p className={styles.error}>{words.stale}</p>}
          {children}
        </div>
        <div className={styles.actions} inert={!interactive}>
          <CopyButton text={text} done={words.copied} failed={words.notCopied}>
            {words.copyResult}
          </CopyButton>
          <CopyButton text={link} done={words.copied} failed={words.notCopied}>
            {words.copyLink}
          </CopyButton>
          <button type="button" className={styles.button} onClick={state.reset}>
            {words.reset}
          </button>
        </div>
        <LiveRegion className={styles.unseen}>{announced}</LiveRegion>
      </div>
    </ToolContext>
  );
}

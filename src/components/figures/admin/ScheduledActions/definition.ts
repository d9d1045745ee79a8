import type {Language} from '../../../../facts';
import {menuWords} from '../../frame/menu';
import {labelsOf, messagesOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import words from './words.json';

/** Action Scheduler's words that the facts do not have in Russian (its ListTable, Store and Logger). */
const untranslated = {
  all: 'All',
  complete: 'Complete',
  failed: 'Failed',
  pending: 'Pending',
  find: 'Search hook, args and claim ID',
  hook: 'Hook',
  args: 'Arguments',
  date: 'Scheduled Date',
  log: 'Log',
  run: 'Run',
  created: 'action created',
  started: 'action started via WP Cron',
  failure: 'action failed via WP Cron:',
};

/** What the list of scheduled actions takes from the facts. */
function factsFor(facts: Facts, language: Language) {
  return {
    ...untranslated,
    ...labelsOf(facts, language, {title: 'wc-scheduled-actions', status: 'wc-status'}),
    ...messagesOf(facts, language, {reason: 'exc-shipping'}),
    task: facts.hook('task-automation').name,
    menu: menuWords(facts, language),
  };
}

const definition = define({
  words,
  factsFor,
  props: {state: ['pending', 'failed']},
  examples: {pending: {marks: 'search,hook,status,log'}, failed: {marks: 'status,log'}},
});

export default definition;

export type Props = FigureProps<typeof definition>;

export type Words = Props['words'];

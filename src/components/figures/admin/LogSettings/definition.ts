import type {Language} from '../../../../facts';
import {menuWords} from '../../frame/menu';
import {labelsOf} from '../../../definitions/text';
import {define, type Facts, type FigureProps} from '../../../definitions/definition';
import words from './words.json';

/** What the settings of the logs take from the facts. */
function factsFor(facts: Facts, language: Language) {
  return {
    ...labelsOf(facts, language, {
      title: 'wc-logs-settings',
      logger: 'wc-logger',
      enable: 'wc-enable-logging',
      retention: 'wc-retention-period',
      days: 'wc-days',
      threshold: 'wc-level-threshold',
      warning: 'wc-level-warning',
      save: 'wc-save-changes',
    }),
    // The menu has one item below the orders: on this screen it is the status, not the settings.
    menu: {...menuWords(facts, language), ...labelsOf(facts, language, {settings: 'wc-status'})},
    tabs: {
      ...labelsOf(facts, language, {
        system: 'wc-system-status',
        tools: 'wc-status-tools',
        logs: 'wc-logs',
        actions: 'wc-scheduled-actions',
        browse: 'wc-logs-browse',
        settings: 'wc-settings',
      }),
    },
  };
}

const definition = define({words, factsFor, props: {}, examples: {default: {marks: 'settings,threshold,retention'}}});

export default definition;

export type Props = FigureProps<typeof definition>;

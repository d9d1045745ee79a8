import type {Language} from '../../../facts';
import {menuWords} from '../../build/menu';
import {labelsOf} from '../../build/say';
import type {Facts} from '../../build/types';

/** What the settings of the logs take from the facts. */
export function select(facts: Facts, language: Language) {
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
    // The frame has one item below the orders: here it is the status, not the settings.
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

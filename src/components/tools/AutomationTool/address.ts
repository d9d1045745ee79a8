import {AddressReader, AddressWriter, type FromAddress} from '../common/address';
import {gateways, type Scenario} from './scenario';
import {outcomes} from './types';

/** Latest minute that the tool accepts: thirty days. */
export const lastMinute = 43_200;

export const initialScenario: Scenario = {
  gateway: 'online',
  waits: true,
  paidAtMinute: 30,
  cancelledAtMinute: null,
  automation: true,
  secondApi: true,
  cronRuns: true,
  outcome: 'created',
};

/** The address of a scenario; `paid=never` for an order that is not paid. */
export function toQuery(scenario: Scenario): string {
  return new AddressWriter('auto')
    .set('gateway', scenario.gateway, initialScenario.gateway)
    .set('waits', scenario.waits, initialScenario.waits)
    .set('paid', scenario.paidAtMinute ?? 'never', initialScenario.paidAtMinute ?? 'never')
    .set('cancelled', scenario.cancelledAtMinute ?? 'never', initialScenario.cancelledAtMinute ?? 'never')
    .set('on', scenario.automation, initialScenario.automation)
    .set('second-api', scenario.secondApi, initialScenario.secondApi)
    .set('cron', scenario.cronRuns, initialScenario.cronRuns)
    .set('outcome', scenario.outcome, initialScenario.outcome)
    .toString();
}

/** The scenario of an address; never throws. */
export function fromQuery(query: string): FromAddress<Scenario> {
  const reader = new AddressReader('auto', query);
  return reader.done({
    gateway: reader.option('gateway', gateways, initialScenario.gateway),
    waits: reader.flag('waits', initialScenario.waits),
    paidAtMinute: readMinute(reader, 'paid', initialScenario.paidAtMinute),
    cancelledAtMinute: readMinute(reader, 'cancelled', initialScenario.cancelledAtMinute),
    automation: reader.flag('on', initialScenario.automation),
    secondApi: reader.flag('second-api', initialScenario.secondApi),
    cronRuns: reader.flag('cron', initialScenario.cronRuns),
    outcome: reader.option('outcome', outcomes, initialScenario.outcome),
  });
}

function readMinute(reader: AddressReader, key: string, fallback: number | null): number | null {
  const value = reader.one(key);
  if (value === undefined) {
    return fallback;
  }
  return value === 'never' ? null : (reader.toNumber(key, value, {min: 0, max: lastMinute, whole: true}) ?? fallback);
}

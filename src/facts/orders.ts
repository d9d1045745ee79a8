import file from '../../facts/orders.json';
import {lookup} from './lookup';
import type {OrderAction, OrderStatus, OrdersFile, SentField} from './shapes';

/** The order box: statuses, actions and what goes to CDEK. */
export const orders = file as OrdersFile;

/** A status of the order box by its id; throws UnknownFactError. */
export const orderStatus = lookup<OrderStatus>('status', 'facts/orders.json', () => orders.statuses);

/** An action of the order box by its id; throws UnknownFactError. */
export const orderAction = lookup<OrderAction>('action', 'facts/orders.json', () => orders.actions);

/** A field of the waybill request by its id; throws UnknownFactError. */
export const sentField = lookup<SentField>('sent field', 'facts/orders.json', () => orders.sent);

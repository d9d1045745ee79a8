import type {Language} from '../../../facts';
import type {Facts, PropsOf} from '../../definitions/definition';
import {inLanguage} from '../../definitions/text';
import {defineTool} from '../common/define';
import {fromQuery} from './address';
import words from './words.json';

function factsFor(facts: Facts, language: Language) {
  const label = (id: string) => inLanguage(facts.setting(id).label, language);
  return {
    toggle: label('product-package-default-toggle'),
    'default.length': label('product-length-default'),
    'default.width': label('product-width-default'),
    'default.height': label('product-height-default'),
    'default.weight': label('product-weight-default'),
  };
}

const definition = defineTool({
  words,
  fromQuery,
  factsFor,
  examples: {
    inches: 'parcel-size-unit=in&parcel-weight-unit=oz&parcel-item=20.5_10_4_10_3&parcel-item=12_8___1',
    forced: 'parcel-force=1&parcel-item=30_20_10_0.5_5',
    zero: 'parcel-weight-unit=other&parcel-defaults=10_10_10_0&parcel-item=0.5_0.2_0.1_0.00_1',
  },
});

export default definition;

export type Props = PropsOf<typeof definition>;

export type Words = Props['words'];

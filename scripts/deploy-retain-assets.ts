import {parseArgs} from 'node:util';
import {UserError, runCli} from './cli';
import {deploymentAt} from './release/deployment';
import {retainAssets} from './release/retain';

/** `npm run deploy:retain-assets -- PLACE [--build FOLDER] [--days N]`: PLACE is the deployed site, an address or a folder. */
runCli(async (args) => {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {build: {type: 'string', default: 'build'}, days: {type: 'string', default: '14'}},
  });
  const [place] = positionals;
  const days = Number(values.days);
  if (place === undefined || positionals.length > 1 || !(days >= 0)) {
    throw new UserError('Usage: npm run deploy:retain-assets -- URL-OR-FOLDER [--build FOLDER] [--days N]');
  }
  const {added, pruned} = await retainAssets({
    previous: deploymentAt(place),
    dir: values.build,
    now: new Date(),
    days,
  });
  console.log(
    `${added.length} hashed files of earlier deployments are retained, ${pruned.length} were older than ${days} days.`,
  );
});

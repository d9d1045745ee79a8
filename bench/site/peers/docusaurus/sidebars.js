const {readFileSync} = require('node:fs');
const {join} = require('node:path');

const {groups} = JSON.parse(readFileSync(join(__dirname, 'manual.json'), 'utf8'));

module.exports = {
  manual: groups.flatMap(({labels, collapsed, pages}) => {
    const items = pages.map(({id}) => id);
    return labels === null ? items : [{type: 'category', label: labels.ru, collapsed, items}];
  }),
};

export {default as controls} from './controls.module.css';
export {Form, Input, Select} from './fields';
export {default as Notice} from './Notice';

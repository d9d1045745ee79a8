export {default as Notice} from './Notice';
export {default as controls} from './controls.module.css';

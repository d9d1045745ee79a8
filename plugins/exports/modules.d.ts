declare module '@theme/FeedLink' {
  export {default} from './theme/FeedLink';
}
declare module '@theme/MarkdownActions' {
  export {default} from './theme/MarkdownActions';
}

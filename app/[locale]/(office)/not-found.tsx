export { MissingRecord as default } from '@/components/site/not-found-text'

export { MissingRecord as default } from '@/components/site/missing-record'

export { askIdentity as confirmIdentity } from './askIdentity'

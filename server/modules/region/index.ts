export {
  findRegionGroup,
  findRegionGroups,
  findRegions,
  hasRegions,
  type RegionGroupRow,
  type RegionRow,
} from './repository.ts'
export { regionRoutes } from './routes.ts'
export { createRegionService } from './service.ts'

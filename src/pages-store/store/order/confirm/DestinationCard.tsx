import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { areaText, type WarehouseAddress } from '@/model/address/warehouseAddress'
import type { Resource } from '@/stores/Resource'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

/** Where the goods go: the first of the warehouses, as the API puts them there. */
export const DestinationCard = observer(function DestinationCard({
  warehouses,
}: {
  readonly warehouses: Resource<readonly WarehouseAddress[]>
}) {
  return (
    <Card id="destination" title={t('confirmStoreOrder.destination')}>
      <ResourceView resource={warehouses}>
        {([warehouse]) =>
          warehouse && (
            <DescriptionList
              entries={[
                { term: t('confirmStoreOrder.warehouse'), text: warehouse.name },
                { term: t('confirmStoreOrder.area'), text: areaText(warehouse) },
                { term: t('confirmStoreOrder.idCode'), text: warehouse.idCode },
              ]}
            />
          )
        }
      </ResourceView>
    </Card>
  )
})

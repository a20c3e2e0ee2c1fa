import { hrefOf } from '@/lib/routes/routes'
import { createCar } from '@/prisma/seed/cars'
import { failedRequests, press, walk } from '../support/failed-sending'
import { demoAccount, siteDatabase } from '../support/site-database'
import { signIn, test } from '../support/site-test'
import { textsOf } from '../support/texts'
import { newVehicleName } from '../support/vehicle-name'

const t = textsOf('en')

test.use({ expectedConsole: failedRequests })

test('the forms of vehicles outlast what happens to their requests', async ({ page }) => {
  const [carName, vehicleName] = [newVehicleName('Vitz'), newVehicleName('Hiace')]
  const car = await createCar(siteDatabase, {
    name: newVehicleName('Vitz'),
    item: 'suv',
    price: '$60',
    filename: 'suv-1.webp',
  })
  await signIn(page, demoAccount('admin'))
  await walk(page, [
    {
      file: 'components/vehicles/vehicle-form.tsx',
      address: '/Post',
      fields: { image: 'car.png', name: carName, item: 'suv', price: '60 $' },
      send: press(t('Fleet.form.upload')),
      done: 'Upload Success',
      title: 'Upload failed',
      uploads: true,
    },
    {
      file: 'components/vehicles/vehicle-form.tsx',
      address: '/OnePost',
      fields: {
        image: 'van.png',
        name: vehicleName,
        model: '2021',
        item: 'Radio',
        price: '4200',
        quantity: '2',
      },
      send: press(t('Fleet.form.upload')),
      done: 'Upload Success',
      title: 'Upload failed',
      uploads: true,
    },
    {
      file: 'components/vehicles/vehicle-form.tsx',
      address: hrefOf('/Edits', { id: car.id }),
      fields: { price: '70 $' },
      send: press(t('Fleet.form.save')),
      done: 'Successfully Updated!',
      uploads: true,
    },
    {
      file: 'components/vehicles/remove-form.tsx',
      address: hrefOf('/Deletes', { id: car.id }),
      send: press(t('Fleet.yes')),
      done: 'Successfully deleted!',
    },
  ])
})

import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getTranslations } from 'next-intl/server'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import type { Locale } from '@/lib/core/i18n/routing'
import { company } from '@/lib/core/company'
import { socialLineOf, socialSize, type SocialSubject } from '@/lib/site/social-pictures'

/** Light, as on paper: what shows the picture has its own frame around it. */
const sky = '#f6dba6'
const ink = '#1e2822'

type Bytes = Uint8Array<ArrayBuffer>
const drawn = new Map<string, Promise<Bytes>>()

/** The picture of a page as JPEG, with the page's line and the company's name. Drawn once, then kept. */
export function drawSocialPicture(subject: SocialSubject, locale: Locale): Promise<Bytes> {
  const key = `${locale} ${socialLineOf(subject)} ${company().name}`
  const known = drawn.get(key)
  if (known) return known
  const made = draw(subject, locale)
  drawn.set(key, made)
  // A failure is not kept: the next who asks tries again.
  made.catch(() => drawn.delete(key))
  return made
}

const fileOf = (name: string) => readFile(join(process.cwd(), 'app', 'og', name))

async function draw(subject: SocialSubject, locale: Locale): Promise<Bytes> {
  const t = await getTranslations({ locale })
  const sceneFile = subject.vehicleClass ? `scene-${subject.vehicleClass}.jpg` : 'scene.jpg'
  const [latin, ethiopic, scene] = await Promise.all(['latin.ttf', 'ethiopic.ttf', sceneFile].map(fileOf))
  if (!latin || !ethiopic || !scene) throw new Error('the parts of the picture are missing')
  const png = new ImageResponse(
    <Picture title={t(socialLineOf(subject))} name={company().name} scene={dataUrl('image/jpeg', scene)} />,
    {
      ...socialSize,
      fonts: [
        { name: 'latin', data: latin, weight: 700 },
        { name: 'ethiopic', data: ethiopic, weight: 700 },
      ],
    },
  )
  return new Uint8Array(
    await sharp(await png.arrayBuffer())
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  )
}

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`

// Styles of a drawing, not of a page: nothing of this reaches a browser as HTML.
function Picture({ title, name, scene }: { title: string; name: string; scene: string }) {
  // Large on one line, or two lines that end above the ridge.
  const size = title.length > 24 ? 60 : 76
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: sky,
        color: ink,
        fontFamily: 'latin, ethiopic',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', height: 274, padding: '44px 64px 0', gap: 14 }}>
        <div style={{ display: 'flex', fontSize: 36, color: '#1b5a44' }}>{name}</div>
        <div style={{ display: 'flex', fontSize: size, lineHeight: 1.2 }}>{title}</div>
      </div>
      {/* eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text */}
      <img src={scene} width={1200} height={356} />
    </div>
  )
}

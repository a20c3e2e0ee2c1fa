'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { FileInput } from '@/components/form/file-input'
import { acceptedPictures, CameraButton } from '@/components/form/picture-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { classNames } from '@/lib/core/class-names'
import { newPicture } from '@/lib/vehicles/rules'

interface PicturesFieldProps {
  label: string
  error: string | undefined
  /** The addresses of the pictures that the vehicle has. */
  current: readonly string[]
}

/** A picture of the vehicle, or with its file one that will be. */
type Shown = { url: string; file?: File }

type Move = 'forward' | 'back'

/**
 * Chooses the pictures of a vehicle, adds to them, puts them in order and removes some, by pointer or keyboard. Its form sends
 * the new files as `image` and the order as `pictures`. Without a script it is a file input that adds. Needs the namespaces
 * `Fleet` and `Picture`.
 */
export function PicturesField({ label, error, current }: PicturesFieldProps) {
  const t = useTranslations('Fleet.form')
  const words = useTranslations('Picture')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const order = useRef<HTMLInputElement>(null)
  // Until somebody changes them they are those of the page, also of one that was read anew.
  const [changed, setChanged] = useState<readonly Shown[] | null>(null)
  const shown: readonly Shown[] = changed ?? current.map((url) => ({ url }))
  const [moved, setMoved] = useState<{ at: number; way: Move } | null>(null)

  // The button that was pressed went along with its picture; at either end there is only the other one.
  useEffect(() => {
    if (!moved) return
    const buttons = list.current?.children[moved.at]?.querySelectorAll('button') ?? []
    const wanted = [...buttons].find((button) => button.dataset['way'] === moved.way) ?? buttons[0]
    wanted?.focus()
  }, [moved])

  function show(next: readonly Shown[]) {
    const files = new DataTransfer()
    for (const { file } of next) if (file) files.items.add(file)
    if (input.current) input.current.files = files.files
    setChanged(next)
    // The form takes it for typed.
    order.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const add = (files: Iterable<File>) =>
    show([...shown, ...Array.from(files, (file) => ({ url: URL.createObjectURL(file), file }))])
  function remove(at: number) {
    const gone = shown[at]
    if (gone?.file) URL.revokeObjectURL(gone.url)
    show(shown.toSpliced(at, 1))
    input.current?.focus()
  }
  function move(at: number, way: Move) {
    const to = way === 'forward' ? at - 1 : at + 1
    const picture = shown[at]
    if (!picture) return
    show(shown.toSpliced(at, 1).toSpliced(to, 0, picture))
    setMoved({ at: to, way })
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    add(event.dataTransfer.files)
  }

  return (
    <Field id="image" label={label} hint={t('picturesHint')} error={error} className="min-w-0">
      {(control) => (
        <div
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          className="grid grid-cols-1 gap-3 rounded-lg border-2 border-dashed border-line p-3"
        >
          {shown.length > 0 && (
            <ul ref={list} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {shown.map(({ url, file }, at) => (
                <li key={url} className="grid content-start gap-1.5">
                  {/* eslint-disable-next-line @next/next/no-img-element */}
                  <img
                    src={url}
                    alt={file ? words('preview') : ''}
                    width={480}
                    height={270}
                    className="aspect-video w-full rounded-md bg-sunken object-cover"
                  />
                  <span
                    className={classNames('text-sm', at === 0 ? 'font-semibold text-ink' : 'text-ink-muted')}
                  >
                    {at === 0 ? t('firstPicture') : t('pictureNumber', { number: String(at + 1) })}
                  </span>
                  <span className="flex flex-wrap gap-1 noscript:hidden!">
                    {at > 0 && (
                      <Button
                        variant="secondary"
                        size="small"
                        icon="arrow-left"
                        data-way="forward"
                        className="flex-1 px-2"
                        aria-label={t('moveForward', { number: String(at + 1) })}
                        onClick={() => move(at, 'forward')}
                      />
                    )}
                    {at < shown.length - 1 && (
                      <Button
                        variant="secondary"
                        size="small"
                        icon="arrow-right"
                        data-way="back"
                        className="flex-1 px-2"
                        aria-label={t('moveBack', { number: String(at + 1) })}
                        onClick={() => move(at, 'back')}
                      />
                    )}
                    <Button
                      variant="secondary"
                      size="small"
                      icon="trash"
                      className="flex-1 px-2"
                      aria-label={t('removePicture', { number: String(at + 1) })}
                      onClick={() => remove(at)}
                    />
                  </span>
                </li>
              ))}
            </ul>
          )}
          {current.length > 0 && (
            <input
              ref={order}
              type="hidden"
              name="pictures"
              value={shown.map(({ url, file }) => (file ? newPicture : url)).join(',')}
            />
          )}
          <p role="status" className="sr-only">
            {moved && t('pictureNumber', { number: String(moved.at + 1) })}
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <FileInput
              ref={input}
              {...control}
              choose={words('choosePictures')}
              multiple
              name="image"
              accept={acceptedPictures}
              onChange={({ target }) => add([...(target.files ?? [])])}
            />
            <CameraButton onTaken={(file) => file && add([file])} />
          </div>
        </div>
      )}
    </Field>
  )
}

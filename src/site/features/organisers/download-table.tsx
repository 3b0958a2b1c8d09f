import * as React from 'react'
import { Alert, Button } from '../../components/staff/form'
import { useTexts } from '../../../i18n/texts'
import { downloadCsv, downloadXlsx } from './download-file'
import type { Table } from './guest-table'

type Props = { table: () => Table; isDisabled?: boolean }

/** The buttons that download a table, for Excel and as CSV. */
export function DownloadTable({ table, isDisabled = false }: Props) {
  const t = useTexts()
  const [hasFailed, setHasFailed] = React.useState(false)
  const download = () =>
    downloadXlsx(table()).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    )
  return (
    <>
      <Button disabled={isDisabled} onClick={() => void download()}>
        {t('organisers:xlsx.download')}
      </Button>
      <Button disabled={isDisabled} onClick={() => downloadCsv(table())}>
        {t('organisers:event.csv')}
      </Button>
      <Alert>{hasFailed && t('organisers:xlsx.failed')}</Alert>
    </>
  )
}

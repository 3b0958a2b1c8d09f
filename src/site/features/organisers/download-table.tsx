import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { writeCsv } from '../../../registration/write-csv'
import { downloadFile } from './download-file'
import type { Cell, Table } from './guest-table'
import * as styles from './organisers.module.css'

type Props = { table: () => Table; isDisabled?: boolean }

const textOf = (cell: Cell) => (typeof cell === 'object' ? cell.time.replace('T', ' ') : String(cell))

/** The buttons that download a table, as CSV and for Excel. */
export function DownloadTable({ table, isDisabled = false }: Props) {
  const t = useTexts()
  const [hasFailed, setHasFailed] = React.useState(false)

  function downloadCsv(): void {
    const { name, headings, rows } = table()
    const texts = [[...headings], ...rows.map((row) => row.map(textOf))]
    downloadFile(`${name}.csv`, 'text/csv;charset=utf-8', writeCsv(texts))
  }

  async function downloadXlsx(): Promise<void> {
    const made = table()
    try {
      const { writeXlsx } = await import('./write-xlsx')
      const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      downloadFile(`${made.name}.xlsx`, type, writeXlsx(made))
      setHasFailed(false)
    } catch {
      // Without a connection, the code that writes it does not load.
      setHasFailed(true)
    }
  }

  return (
    <>
      <button type="button" className={styles.tool} disabled={isDisabled} onClick={downloadCsv}>
        {t('organisers:event.csv')}
      </button>
      <button type="button" className={styles.tool} disabled={isDisabled} onClick={() => void downloadXlsx()}>
        {t('organisers:xlsx.download')}
      </button>
      <p role="alert" className={styles.problem}>
        {hasFailed && t('organisers:xlsx.failed')}
      </p>
    </>
  )
}

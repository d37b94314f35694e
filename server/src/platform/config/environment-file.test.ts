import { expect, it } from 'vitest'
import { parseEnvironmentFile } from './environment-file.ts'

it('reads what systemd reads, and nothing as a shell would', () => {
  const text = String.raw`# MAIL_FROM=nobody
; PORT=1
BASE_URL=https://media.example.org
  PORT = 3001
MAIL_FROM=Our films <site@example.org>
DATABASE_URL=postgresql://a:b%25@db/media?sslmode=require&x=$(date)#y
METRICS_TOKEN="a \"word\" and $HOME"
OTEL_SERVICE_NAME='two words \'
S3_SECRET_ACCESS_KEY=a\\b
IMAGE_HOSTS=one.example,\
two.example
SMTP_URL=
no variable
`
  expect(parseEnvironmentFile(text)).toEqual({
    BASE_URL: 'https://media.example.org',
    PORT: '3001',
    MAIL_FROM: 'Our films <site@example.org>',
    DATABASE_URL: 'postgresql://a:b%25@db/media?sslmode=require&x=$(date)#y',
    METRICS_TOKEN: 'a "word" and $HOME',
    OTEL_SERVICE_NAME: 'two words \\',
    S3_SECRET_ACCESS_KEY: String.raw`a\b`,
    IMAGE_HOSTS: 'one.example,two.example',
    SMTP_URL: '',
  })
})

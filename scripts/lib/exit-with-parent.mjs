// Loaded into the web server before Next: when the process that started it is gone, even killed, the
// channel between them closes and the server ends in order, as on SIGTERM.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

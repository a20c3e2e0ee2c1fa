// Loaded into the web server before Next: when the process that started it is gone, even killed, the
// channel between them closes and the server ends in order, as on SIGTERM. The worker that `next dev` forks
// inherits this file; its channel is Next's own and has to keep it alive until its orders come.
if (process.channel && !process.env.NEXT_PRIVATE_WORKER) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

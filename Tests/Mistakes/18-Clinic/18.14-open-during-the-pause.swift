// The controls are locked by each attempt, not by the whole upload: in the five seconds between a
// failure and the next attempt the user can type, and send a second text.

// exercise 18.14
// instead of: self.upload = DiaryUpload(scheduler: scheduler, send: upload)
let controls = (button: button, field: field)
self.upload = DiaryUpload(scheduler: scheduler) { text in
  upload(text)
    .do(
      onSubscribe: {
        controls.button.isEnabled = false
        controls.field.isEnabled = false
      },
      onDispose: {
        controls.button.isEnabled = true
        controls.field.isEnabled = true
      }
    )
}
// end 18.14

// exercise 18.14
// instead of: allow(false)
// end 18.14

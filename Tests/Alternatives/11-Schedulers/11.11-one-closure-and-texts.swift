// One closure receives what the archive sends, and the worker makes the texts for the screen.

// exercise 11.11
let screen = screen
screen.isLoading = true
return archive.observe(on: MainScheduler.instance)
  .subscribe(on: worker)
  .subscribe { event in
    switch event {
    case .next(let title): screen.title = title
    case .completed: screen.isLoading = false
    case .error: break
    }
  }
// end 11.11

// exercise 11.11
let screen = screen
let texts = sensor.observe(on: worker).map { message in "\(decode(message))°" }
return texts.observe(on: MainScheduler.instance)
  .subscribe(onNext: { text in screen.temperature = text })
// end 11.11

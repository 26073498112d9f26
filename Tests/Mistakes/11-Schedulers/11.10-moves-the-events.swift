// Moves each element to the scheduler, and subscribes on the calling thread.

// exercise 11.10
_ = scheduler.schedule(self) { scheduled in
  scheduled.disposeNow()
  return Disposables.create()
}
// end 11.10

// exercise 11.10
source.observe(on: scheduler).subscribe(sink)
// end 11.10

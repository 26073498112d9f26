// Shows the summary on main, wherever the archive may send; it comes a turn later at times.

// exercise 18.11
// instead of: .do(onNext: { reading in
// instead of:   if let text = reading.summary { summary.text = text }
// instead of: })
.observe(on: MainScheduler.instance)
  .do(onNext: { reading in
    if let text = reading.summary { summary.text = text }
  })
// end 18.11

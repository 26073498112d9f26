// Subscribes on the worker: a tap comes on main, wherever the button was subscribed to.

// exercise 18.11
refreshButton.rx.tap
  .do(onNext: { [spinner] in spinner.isAnimating = true })
  .flatMapLatest { archive }
  .map(draw)
  .subscribe(on: worker)
  .observe(on: MainScheduler.instance)
  .do(onNext: { [spinner] _ in spinner.isAnimating = false })
  .subscribe(onNext: { [chart] drawing in chart.text = drawing })
  .disposed(by: bag)
// end 18.11

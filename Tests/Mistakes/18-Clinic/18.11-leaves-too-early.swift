// Leaves main right after the tap, and starts the spinner off main.

// exercise 18.11
refreshButton.rx.tap
  .observe(on: worker)
  .do(onNext: { [spinner] in spinner.isAnimating = true })
  .flatMapLatest { archive }
  .map(draw)
  .observe(on: MainScheduler.instance)
  .do(onNext: { [spinner] _ in spinner.isAnimating = false })
  .subscribe(onNext: { [chart] drawing in chart.text = drawing })
  .disposed(by: bag)
// end 18.11

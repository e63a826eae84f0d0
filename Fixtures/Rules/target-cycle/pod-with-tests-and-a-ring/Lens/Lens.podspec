Pod::Spec.new do |pod|
  pod.name = "Lens"
  pod.source_files = "Lens/*.swift",
    "Lens/Shades/**/*.{h,swift}"
  pod.test_spec "Checks" do |checks|
    checks.source_files = "Checks/**/*.swift"
    checks.dependency "Frame"
  end
end
